import { CallView, usePagePosition } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';
import { OwnListFilter } from './OwnListFilter';
import { usePastEvents } from './useOwnList';
import { useOwnListQuery } from './useOwnListQuery';

/** Registered events that ended or were cancelled, latest first (RG-16). */
export const PastEvents = observer(function PastEvents() {
  const query = useOwnListQuery();
  const call = usePastEvents(usePagePosition(), query);
  const isEmpty = query === undefined && call.result?.totalElements === 0;
  return (
    <>
      {isEmpty ? null : <OwnListFilter />}
      <CallView
        call={call}
        loadingText="Loading past events..."
        skeleton={<OwnEventSkeleton />}
        failureText="Failed to fetch past events"
      >
        {({ data, number, totalPages, totalElements, next }) => (
          <OwnEventList
            list="past"
            label="past events"
            emptyText="You have no past events yet."
            found={query && totalElements}
            isLoading={call.loading}
            events={data}
            page={number}
            pages={totalPages}
            next={next}
          />
        )}
      </CallView>
    </>
  );
});
