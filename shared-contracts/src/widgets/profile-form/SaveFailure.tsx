import { observer } from 'mobx-react-lite';
import type { RemoteCall } from '@marquee/shared-contracts/browser';
import { Failure } from '@marquee/shared-contracts/ui';

interface Props {
  saving: Pick<RemoteCall<[], unknown>, 'error' | 'loading'>;
  onRetry: () => void;
}

/** The error of a failed save; hidden when fields show their own errors. */
export const SaveFailure = observer(function SaveFailure({ saving, onRetry }: Props) {
  const { error, loading } = saving;
  if (error === undefined || loading || Object.keys(error.fieldErrors).length > 0) return null;
  return <Failure text="Failed to update profile" reason={error.message} onRetry={onRetry} />;
});
