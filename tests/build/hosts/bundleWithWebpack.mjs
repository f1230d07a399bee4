// A host app's build script. Runs in that app's folder, with the page to bundle.
import webpack from 'webpack'

webpack(
  {
    mode: 'production',
    entry: { page: `./${process.argv[2]}` },
    module: { rules: [{ test: /\.ts$/, type: 'javascript/esm' }] },
    output: {
      path: `${process.cwd()}/webpack`,
      publicPath: '/',
      filename: 'host/[name].js',
      module: true,
      clean: true,
    },
    experiments: { outputModule: true },
    // Minifying says nothing about the package, and takes most of the time.
    optimization: { minimize: false },
    performance: false,
  },
  (error, stats) => {
    if (error) throw error
    if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'))
  },
)
