import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const PLACEHOLDER = '__RELEASE_FILES__';
/** Milliseconds until a chunk or style sheet has failed; webpack's own timeout does not cover CSS. */
export const FILE_TIMEOUT_MS = 3000;

/** SRI hash; sha256 everywhere, because a preload of another algorithm would load the file twice. */
export function computeIntegrity(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Writes release data into the entry: the hash of each other file, and the number of the present retry, which the
 * shell raises (`globalThis.marqueeRetries`) because a URL that hung or failed once fails again until it changes.
 */
class ReleaseFilesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('release files', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const release = JSON.stringify(this.compilation?.outputOptions.uniqueName);
    return `var hashes = Object.fromEntries("${PLACEHOLDER}".split(",").map(function (row) { return row.split(" "); }));
__webpack_require__.releaseFile = function (tag, key, url) {
  var file = url.split("/").pop();
  var retry = (globalThis.marqueeRetries || {})[${release}];
  tag.crossOrigin = "anonymous";
  tag.integrity = hashes[file] || "sha256-unknown";
  tag[key] = retry ? url + "?retry=" + retry : url;
};`;
  }
}

/** Adds integrity, retry number and timeout to the requests for every chunk and style sheet of a release. */
export class ReleaseFilesPlugin {
  apply(compiler: Compiler): void {
    // Development files change with each edit, and name their source maps after the hashes are computed.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('ReleaseFiles', (compilation) => {
      const addRuntime = (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new ReleaseFilesRuntimeModule());
      };
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('ReleaseFiles', addRuntime);
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ReleaseFiles',
        (source) => `${source}\n__webpack_require__.releaseFile(script, "src", url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ReleaseFiles',
        (source, names) => `${source}
__webpack_require__.releaseFile(${names.tag}, "href", ${names.href});
setTimeout(function () {
  if (${names.tag}.onerror) ${names.tag}.onerror({ type: "timeout", target: ${names.tag} });
}, ${FILE_TIMEOUT_MS});`,
      );
      compilation.hooks.processAssets.tap(
        // Minified files no longer change; source maps are computed afterwards, from the entry with its hashes.
        { name: 'ReleaseFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => writeHashes(compilation),
      );
    });
  }
}

function writeHashes(compilation: Compilation): void {
  const rows = Object.entries(compilation.assets)
    .filter(([name]) => /\.(js|css)$/.test(name))
    .filter(([, source]) => !source.source().includes(PLACEHOLDER))
    .map(([name, source]) => `${name} ${computeIntegrity(source.buffer())}`);
  for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.js'))) {
    compilation.updateAsset(name, (source) => {
      const start = source.source().indexOf(PLACEHOLDER);
      if (start === -1) return source;
      const replaced = new webpack.sources.ReplaceSource(source);
      replaced.replace(start, start + PLACEHOLDER.length - 1, rows.join(','));
      return replaced;
    });
  }
}
