import { type EventAction, formatDateTime, refusals } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { RefusalDialog } from './RefusalDialog';

interface Props {
  action: Extract<EventAction, { kind: 'refused' }>;
  startTime: string;
}

/** A button that says why not when it is pressed (RG-4, AU-30). */
export function RefusedButton({ action: { label, refusal }, startTime }: Props) {
  const [shown, setShown] = useState(false);
  const detail = refusal === 'QUIZ_NOT_STARTED' ? `It starts on ${formatDateTime(startTime)}.` : undefined;
  return (
    <>
      <Button look="main" wide onClick={() => setShown(true)}>
        {label}
      </Button>
      <RefusalDialog
        reason={shown ? refusals[refusal].message : undefined}
        detail={detail}
        onClose={() => setShown(false)}
      />
    </>
  );
}
