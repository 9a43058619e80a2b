import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { CreationStore } from './CreationStore';
import { creationSteps } from './creationSteps';

interface Props {
  store: CreationStore;
  from: string;
}

/** Saves the form as a draft, with any fields but the title left empty, and opens the step with an error (EV-41). */
export const SaveDraftButton = observer(function SaveDraftButton({ store, from }: Props) {
  const navigate = useNavigate();
  const save = async () => {
    await store.save('draft');
    if (store.hasErrorInFirstStep) void navigate(creationSteps.first(from));
  };
  return (
    <Button isBusy={store.isBusy} disabled={store.draft.picture.sending.loading} onClick={() => void save()}>
      Save draft
    </Button>
  );
});
