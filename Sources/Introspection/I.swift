public import ViewKernel
