import type * as refusals from './index';

interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503;
  message: string;
  /** The code on the wire, for a catalogue name that shares its code with another text. */
  code?: string;
}

type NamesOf<Catalogue extends Record<string, Refusal>> = keyof Catalogue;

/** The name of an error in the catalogue. */
export type ErrorCode = NamesOf<typeof refusals>;
