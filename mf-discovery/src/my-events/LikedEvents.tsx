import { session } from '@marquee/shared-contracts/browser';
import { CallView, usePageNumber } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { slicePage } from './slicePage';
import { myLists, useReload } from './myLists';
import { OwnEventList } from './OwnEventList';
import { OwnEventSkeleton } from './OwnEventSkeleton';

/** The watchlist, newest like first; unliking removes a row optimistically and restores it on failure (RG-14). */
export const LikedEvents = observer(function LikedEvents({ limit }: { limit?: number }) {
  const page = usePageNumber();
  useReload(myLists.liked);
  return (
    <CallView
      call={myLists.liked}
      loadingText="Loading your watchlist..."
      skeleton={<OwnEventSkeleton rows={limit} />}
      failureText="Failed to fetch events"
    >
      {(events) => (
        <OwnEventList
          list="liked"
          label="watchlist"
          emptyText="Your watchlist is empty. Tap ♡ on an event to save it here."
          {...slicePage(
            events.filter(({ id }) => session.marks.liked.has(id)),
            { page, limit },
          )}
        />
      )}
    </CallView>
  );
});
