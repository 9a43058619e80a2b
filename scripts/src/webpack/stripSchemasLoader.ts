import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import type { LoaderContext } from 'webpack';
import { stripSchemas } from './stripSchemas';

type SourceMap = Parameters<LoaderContext<object>['callback']>[2];

/** Strips schemas from release builds; development builds keep them for the fake API. */
function stripSchemasLoader(this: LoaderContext<object>, code: string, map: SourceMap): void {
  const stripped = this.mode === 'production' ? stripSchemas(code) : { code };
  if (stripped.map === undefined || map === undefined) return this.callback(null, stripped.code, map);
  // Lines must be those of the TypeScript, which the map of the loader before describes.
  const composed = remapping([stripped.map, map as SourceMapInput], () => null);
  this.callback(null, stripped.code, composed as SourceMap);
}

// webpack requires a loader as the default export.
export default stripSchemasLoader;
