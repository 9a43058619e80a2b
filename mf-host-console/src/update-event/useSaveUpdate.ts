import { links } from '@marquee/shared-contracts';
import { toasts, type ApiError } from '@marquee/shared-contracts/browser';
import { useNavigate } from 'react-router-dom';
import { findStepWithError } from '../event-form/findStepWithError';
import { currentUpdate, type UpdateStore } from './UpdateStore';
import { findMissingFields } from './findMissingFields';
import type { UpdatedEvent } from './UpdateEventStep';

type SaveAction = 'save' | 'publish';

/** Returns the text of a failed save, with the server's reason, if any (AP-13). */
function getFailureText({ status, code, message }: ApiError): string | undefined {
  // Conflicts have their own notice.
  if (code === 'VERSION_CONFLICT') return undefined;
  if (status === 0) return `An unexpected error occurred: ${message}`;
  return code === 'UNREADABLE' ? message : `Failed to update event: ${message}`;
}

function getSuccessText({ isDraft, draft }: UpdateStore, action: SaveAction): string {
  if (!isDraft) return 'Event updated successfully!';
  return action === 'save' ? 'Draft saved.' : `${draft?.values.opportunityTitle ?? ''} is published.`;
}

/**
 * Saves both steps, or publishes a draft, and opens the step with an error; the function returns the text of an alert,
 * if any.
 */
export function useSaveUpdate({ event, store, draft }: UpdatedEvent) {
  const navigate = useNavigate();
  return async (action: SaveAction = 'save'): Promise<string | undefined> => {
    const missing = store.isDraft ? undefined : findMissingFields(draft.values, 'second');
    if (missing !== undefined) return missing;
    if (await (action === 'save' ? store.submit() : store.publish())) {
      toasts.success(getSuccessText(store, action));
      await navigate(links.eventDetail(event.id));
      currentUpdate.clear();
      return undefined;
    }
    const step = findStepWithError(draft.form.errors);
    if (step === 1) await navigate(links.updateEvent(event.id));
    if (step === 2) await navigate(links.updateEventDetails(event.id));
    const error = store.saving.error ?? store.publishing.error;
    return error && getFailureText(error);
  };
}
