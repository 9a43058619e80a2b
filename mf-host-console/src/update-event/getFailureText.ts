import type { ApiError } from '@marquee/shared-contracts/browser';

/** What the screen says of a save that failed: with the server's reason, or without one (spec section 8, AP-13). */
export function getFailureText({ status, code, message }: ApiError): string | undefined {
  // What has changed is shown instead.
  if (code === 'VERSION_CONFLICT') return undefined;
  if (status === 0) return `An unexpected error occurred: ${message}`;
  return code === 'UNREADABLE' ? message : `Failed to update event: ${message}`;
}
