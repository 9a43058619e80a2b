import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { parsers } from './parsers';

/** Options of every embedded engine: parsers, and the extensions that migrations create. */
export const embeddedOptions = { parsers, extensions: { btree_gin, pg_trgm, unaccent } };
