import { CallView, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';
import { OwnListFilter } from './OwnListFilter';
import { slicePage } from './slicePage';
import { useOwnList } from './useOwnList';
import { useOwnListQuery } from './useOwnListQuery';

/** Registered events that have not ended, soonest first (RG-16); `limit` shows only its first events. */
export const RegisteredEvents = observer(function RegisteredEvents({ limit }: { limit?: number }) {
  const page = usePageNumber();
  const query = useOwnListQuery(limit);
  const call = useOwnList('registered', query);
  const isEmpty = query === undefined && call.result?.length === 0;
  return (
    <>
      {limit === undefined && !isEmpty ? <OwnListFilter /> : null}
      <CallView
        call={call}
        loadingText="Loading registered events..."
        skeleton={<OwnEventSkeleton rows={limit} />}
        failureText="Error loading registered events"
      >
        {(events) => (
          <OwnEventList
            list="registered"
            label="registered events"
            emptyText="No registered events found."
            found={query && events.length}
            isLoading={call.loading}
            {...slicePage(events, { page, limit })}
          />
        )}
      </CallView>
    </>
  );
});
