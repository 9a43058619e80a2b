import { type ErrorBody, type ErrorCode, errorCatalogue } from '@marquee/shared-contracts';

/**
 * Additions to an error of the catalogue: invalid fields, the draft to confirm, the stored answer, a link,
 * the last page of a list, the delay before a retry.
 */
export interface RefusalDetails extends Pick<ErrorBody, 'errors' | 'draft' | 'answer' | 'link' | 'lastPage'> {
  retryAfterSeconds?: number;
  /** Replaces the catalogue's text where the text contains a field or a number. */
  message?: string;
}

/** An expected error, which the error handler converts to the envelope (G-2). */
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

/**
 * Ends a call with an error of the contract's catalogue: `refuse('EVENT_FULL')`.
 * @throws Refusal, always
 */
export function refuse(refusal: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(refusal, details);
}
