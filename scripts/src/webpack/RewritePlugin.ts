import webpack, { type Compiler } from 'webpack';

/** Rewrites modules of release builds; development builds keep the source as written. */
export class RewritePlugin {
  constructor(
    private readonly what: string,
    /** Returns the source unchanged where nothing needs rewriting. */
    private readonly rewrite: (source: string) => string,
  ) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.compilation.tap(this.what, (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        this.what,
        ([source, ...rest], { type }) => [
          // A library's module arrives as bytes, because no loader has read it.
          type.startsWith('javascript/') ? this.rewrite(source.toString()) : source,
          ...rest,
        ],
      );
    });
  }
}
