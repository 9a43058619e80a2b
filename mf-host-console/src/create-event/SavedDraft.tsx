import { links } from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

/** Opens a draft that is saved with its rooms and stages; its page says what is missing (EV-41). */
export function SavedDraft({ eventId }: { eventId: string }) {
  useEffect(() => void toasts.success('Draft saved. Only hosts see it.'), []);
  return <Navigate to={links.eventDetail(eventId)} replace />;
}
