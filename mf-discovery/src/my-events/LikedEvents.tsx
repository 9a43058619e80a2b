import { session } from '@marquee/shared-contracts/browser';
import { CallView, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { cutPage } from './cutPage';
import { myLists } from './myLists';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';
import { useFresh } from './useFresh';

/** The watchlist, newest like first: a taken back like goes at once, and comes back if the server refuses (RG-14, RG-17). */
export const LikedEvents = observer(function LikedEvents({ atMost }: { atMost?: number }) {
  const page = usePageNumber();
  useFresh(myLists.liked);
  return (
    <CallView
      call={myLists.liked}
      loadingText="Loading your watchlist..."
      skeleton={<OwnEventSkeleton rows={atMost} />}
      failureText="Failed to fetch events"
    >
      {(events) => (
        <OwnEventList
          list="liked"
          label="watchlist"
          emptyText="Your watchlist is empty. Press the heart of an event to keep it here."
          {...cutPage(
            events.filter(({ id }) => session.marks.liked.has(id)),
            { page, atMost },
          )}
        />
      )}
    </CallView>
  );
});
