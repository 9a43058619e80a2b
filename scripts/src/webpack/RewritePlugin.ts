import webpack, { type Compiler } from 'webpack';

/** Changes modules of what is released; while a remote is developed its code stays as it was written. */
export class RewritePlugin {
  constructor(
    private readonly what: string,
    /** Answers the module's source as it is where it has nothing to do. */
    private readonly rewrite: (source: string) => string,
  ) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.compilation.tap(this.what, (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        this.what,
        ([source, ...rest], { type }) => [
          // A library's own module comes as bytes, because no loader has read it.
          type.startsWith('javascript/') ? this.rewrite(source.toString()) : source,
          ...rest,
        ],
      );
    });
  }
}
