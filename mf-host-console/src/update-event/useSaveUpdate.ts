import { links } from '@marquee/shared-contracts';
import { toasts, type ApiError } from '@marquee/shared-contracts/browser';
import { useNavigate } from 'react-router-dom';
import { findStepWithError } from '../event-form/findStepWithError';
import { currentUpdate } from './UpdateStore';
import { findMissingFields } from './findMissingFields';
import type { UpdatedEvent } from './UpdateEventStep';

/** Returns the text of a failed save, with the server's reason, if any (AP-13). */
function getFailureText({ status, code, message }: ApiError): string | undefined {
  // Conflicts have their own notice.
  if (code === 'VERSION_CONFLICT') return undefined;
  if (status === 0) return `An unexpected error occurred: ${message}`;
  return code === 'UNREADABLE' ? message : `Failed to update event: ${message}`;
}

/** Saves both steps, and opens the step with an error; the function returns the text of an alert, if any. */
export function useSaveUpdate({ event, store, draft }: UpdatedEvent): () => Promise<string | undefined> {
  const navigate = useNavigate();
  return async () => {
    const missing = findMissingFields(draft.values, 'second');
    if (missing !== undefined) return missing;
    if (await store.submit()) {
      toasts.success('Event updated successfully!');
      await navigate(links.eventDetail(event.id));
      currentUpdate.clear();
      return undefined;
    }
    const step = findStepWithError(draft.form.errors);
    if (step === 1) await navigate(links.updateEvent(event.id));
    if (step === 2) await navigate(links.updateEventDetails(event.id));
    return store.saving.error && getFailureText(store.saving.error);
  };
}
