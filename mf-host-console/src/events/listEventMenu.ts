import { type EventRole, hasHostRight } from '@marquee/shared-contracts';
import type { MenuEntry } from '@marquee/shared-contracts/ui';
import type { EventState } from '@marquee/shared-contracts/widgets/host-event';
import type { CancelOrDeleteTarget } from '../cancel-or-delete/CancelOrDeleteStore';

export type OnCancelOrDelete = (action: 'delete' | 'cancel', event: CancelOrDeleteTarget) => void;

interface Callbacks {
  onDuplicate: () => void;
  onCancelOrDelete: OnCancelOrDelete;
  /** Undefined where the action is not offered. */
  onUnpublish?: () => void;
}

const ignore = () => undefined;

/**
 * Lists an event's rare actions. Copying and unpublishing need the right to edit (HO-19); only the owner cancels or
 * deletes the event (HO-6), and not after its end (EV-25). Unpublishing needs an event without registrations (EV-41).
 */
export function listEventMenu(
  event: CancelOrDeleteTarget & EventRole,
  state: EventState,
  { onDuplicate, onCancelOrDelete, onUnpublish }: Callbacks,
): MenuEntry[] {
  const isOwner = event.role === 'OWNER';
  const canEdit = hasHostRight(event, 'event');
  const isLive = state === 'upcoming' || state === 'running';
  const entries = [
    { label: 'Duplicate', onSelect: onDuplicate, isAvailable: canEdit },
    {
      label: 'Unpublish',
      onSelect: onUnpublish ?? ignore,
      isAvailable: onUnpublish !== undefined && canEdit && isLive && event.registrations === 0,
    },
    {
      label: 'Cancel event',
      onSelect: () => onCancelOrDelete('cancel', event),
      isAvailable: isOwner && isLive,
    },
    {
      label: 'Delete',
      onSelect: () => onCancelOrDelete('delete', event),
      isAvailable: isOwner && state !== 'ended',
    },
  ];
  return entries.filter(({ isAvailable }) => isAvailable).map(({ label, onSelect }) => ({ label, onSelect }));
}
