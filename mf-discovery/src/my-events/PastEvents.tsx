import { CallView, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { myLists } from './myLists';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';

/** Registered events that ended or were cancelled, latest first (RG-16). */
export const PastEvents = observer(function PastEvents() {
  const page = usePageNumber();
  useEffect(() => void myLists.past.run(page), [page]);
  return (
    <CallView
      call={myLists.past}
      loadingText="Loading past events..."
      skeleton={<OwnEventSkeleton />}
      failureText="Failed to fetch past events"
    >
      {({ data, number, totalPages }) => (
        <OwnEventList
          list="past"
          label="past events"
          emptyText="You have no past events yet."
          events={data}
          page={number}
          pages={totalPages}
        />
      )}
    </CallView>
  );
});
