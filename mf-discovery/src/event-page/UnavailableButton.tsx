import { type EventAction, formatDateTime, errorCatalogue } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { UnavailableDialog } from './UnavailableDialog';

interface Props {
  action: Extract<EventAction, { kind: 'refused' }>;
  startTime: string;
}

/** A button that explains on press why its action is unavailable. */
export function UnavailableButton({ action: { label, refusal }, startTime }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const detail = refusal === 'QUIZ_NOT_STARTED' ? `It starts on ${formatDateTime(startTime)}.` : undefined;
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
