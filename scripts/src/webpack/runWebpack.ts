import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Builds once and throws webpack's errors; the caller judges the warnings.
 * @throws with the errors of the build
 */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, result) => {
      compiler.close(() =>
        result && !error ? resolve(result) : reject(error ?? new Error('webpack gave no result')),
      );
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats;
}
