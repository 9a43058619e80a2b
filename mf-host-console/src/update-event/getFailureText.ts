import type { ApiError } from '@marquee/shared-contracts/browser';

/** Returns the text of a failed save, with the server's reason, if any (AP-13). */
export function getFailureText({ status, code, message }: ApiError): string | undefined {
  // Conflicts have their own notice.
  if (code === 'VERSION_CONFLICT') return undefined;
  if (status === 0) return `An unexpected error occurred: ${message}`;
  return code === 'UNREADABLE' ? message : `Failed to update event: ${message}`;
}
