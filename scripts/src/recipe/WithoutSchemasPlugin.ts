import webpack, { type Compiler } from 'webpack';
import { withoutSchemas } from './withoutSchemas';

/** Takes the schemas out of what is released; while a remote is developed they stay, inert, in readable code. */
export class WithoutSchemasPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.compilation.tap('WithoutSchemas', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'WithoutSchemas',
        ([source, ...rest]) => [typeof source === 'string' ? withoutSchemas(source) : source, ...rest],
      );
    });
  }
}
