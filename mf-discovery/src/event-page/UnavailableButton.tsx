import {
  type EventAction,
  errorCatalogue,
  formatDateTime,
  formatInBothZones,
} from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { UnavailableDialog } from './UnavailableDialog';

interface Props {
  action: Extract<EventAction, { kind: 'refused' }>;
  startTime: string;
  timezone: string;
}

/** A button that explains on press why its action is unavailable. */
export function UnavailableButton({ action: { label, refusal }, startTime, timezone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const start = formatInBothZones(startTime, timezone, formatDateTime);
  const detail = refusal === 'QUIZ_NOT_STARTED' ? `It starts on ${start}.` : undefined;
  return (
    <>
      <Button look="main" isWide onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <UnavailableDialog
        reason={isOpen ? errorCatalogue[refusal].message : undefined}
        detail={detail}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
