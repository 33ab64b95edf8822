public import Foundation

extension HostTableView {
  /// Registers the class of the cells that are dequeued with a reuse identifier.
  ///
  /// Registering an identifier again replaces the class. Cells are created with the style `.default`.
  public final func register<Cell: HostTableViewCell>(_ cellClass: Cell.Type, forCellReuseIdentifier identifier: String)
  {
    cellPool.register(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers the class of the headers and footers that are dequeued with a reuse identifier.
  public final func register<Supplement: HostTableViewHeaderFooterView>(
    _ viewClass: Supplement.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    supplementPool.register(identifier) { viewClass.init(reuseIdentifier: identifier) }
  }

  /// Returns a recycled cell or a new one of the registered class; nil if there is neither.
  ///
  /// A recycled cell is prepared by ``HostTableViewCell/prepareForReuse()``.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> HostTableViewCell? {
    cellPool.take(identifier) { $0.prepareForReuse() }
  }

  /// Returns a recycled cell, prepared by ``HostTableViewCell/prepareForReuse()``, or a new one of the registered
  /// class.
  ///
  /// If no class is registered for the identifier, that is reported to ``HostDiagnostics`` and a plain cell is
  /// returned.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> HostTableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    HostDiagnostics.report(
      "A table was asked for a cell \"\(identifier)\", but no class was registered for it: a plain HostTableViewCell "
        + "is taken. Call register(_:forCellReuseIdentifier:) first.")
    return HostTableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a recycled header or footer or a new one of the registered class; nil if there is neither.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> HostTableViewHeaderFooterView? {
    supplementPool.take(identifier) { $0.prepareForReuse() }
  }
}
