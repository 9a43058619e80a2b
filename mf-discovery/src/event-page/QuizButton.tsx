import { links } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QuizEntry } from './QuizEntry';
import { UnavailableDialog } from './UnavailableDialog';

/** Opens the quiz, or explains why it is unavailable. */
export const QuizButton = observer(function QuizButton({
  eventId,
  label,
}: {
  eventId: string;
  label: string;
}) {
  const [entry] = useState(() => new QuizEntry(eventId));
  const navigate = useNavigate();
  const enter = async () => {
    if (await entry.enter()) await navigate(links.quiz(eventId));
  };
  return (
    <>
      <Button look="main" isWide isBusy={entry.loadingProgress.loading} onClick={() => void enter()}>
        {label}
      </Button>
      <UnavailableDialog reason={entry.unavailableReason} onClose={entry.close} />
    </>
  );
});
