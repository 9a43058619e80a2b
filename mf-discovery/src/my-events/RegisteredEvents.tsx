import { CallView, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { slicePage } from './slicePage';
import { myLists, useReload } from './myLists';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';

/** Registered events that have not ended, soonest first (RG-16); `limit` shows only its first events. */
export const RegisteredEvents = observer(function RegisteredEvents({ limit }: { limit?: number }) {
  const page = usePageNumber();
  useReload(myLists.registered);
  return (
    <CallView
      call={myLists.registered}
      loadingText="Loading registered events..."
      skeleton={<OwnEventSkeleton rows={limit} />}
      failureText="Error loading registered events"
    >
      {(events) => (
        <OwnEventList
          list="registered"
          label="registered events"
          emptyText="No registered events found."
          {...slicePage(events, { page, limit })}
        />
      )}
    </CallView>
  );
});
