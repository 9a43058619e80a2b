import type { LoaderContext } from 'webpack';
import { stripSchemas } from './stripSchemas';

/** Strips schemas from release builds; development builds keep them for the fake API. */
function stripSchemasLoader(this: LoaderContext<object>, code: string): string {
  return this.mode === 'production' ? stripSchemas(code) : code;
}

// webpack requires a loader as the default export.
export default stripSchemasLoader;
