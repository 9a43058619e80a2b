import { type ErrorBody, type ErrorCode, errorCatalogue } from '@marquee/shared-contracts';

/** What a refusal may add to its catalogue entry: refused fields, the draft to confirm, the stored answer, a link, when to come again. */
export interface RefusalDetails extends Pick<ErrorBody, 'errors' | 'draft' | 'answer' | 'link'> {
  retryAfterSeconds?: number;
  /** In the place of the catalogue's text, where it says a field or a number. */
  message?: string;
}

/** A refusal on its way to the error handler, which makes the envelope of it (G-2, C4). */
export class Refusal extends Error {
  readonly refusal: ErrorCode;
  readonly details: RefusalDetails;

  constructor(refusal: ErrorCode, details: RefusalDetails = {}) {
    super(errorCatalogue[refusal].message);
    this.name = 'Refusal';
    this.refusal = refusal;
    this.details = details;
  }
}

/** Ends the call with a refusal from the contract's catalogue: `refuse('EVENT_FULL')`. */
export function refuse(refusal: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(refusal, details);
}
