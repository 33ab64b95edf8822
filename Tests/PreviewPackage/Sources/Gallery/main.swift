import Badges
import Screens
import ViewKernel

PreviewGallery.main()
