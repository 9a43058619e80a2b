import { announcements, links } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

const createMuteCall = (muteToken: string) =>
  new RemoteCall(async () => (await request(announcements.muteByToken, { params: { muteToken } })).data);

/** Mutes at once, because the person has clicked already; link scanners run no scripts (AN-5). */
const MutedAnnouncements = observer(function MutedAnnouncements({ token }: { token: string }) {
  const [muting] = useState(() => createMuteCall(token));
  useEffect(() => void muting.run(), [muting]);
  if (muting.error?.status === 404)
    return (
      <Empty text="This link is not valid. You can mute announcements on the page of the event.">
        <ButtonLink to={links.registeredEvents()}>See my events</ButtonLink>
      </Empty>
    );
  return (
    <CallView call={muting} loadingText="Muting announcements..." skeleton={<Skeleton count={2} />}>
      {({ eventId }) => (
        <Empty
          drawing="check"
          text="You won't get announcements of this event any more. We still tell you of changes and cancellations, and you can turn announcements on again on the event's page."
        >
          <ButtonLink look="main" to={links.event(eventId)}>
            See the event
          </ButtonLink>
        </Empty>
      )}
    </CallView>
  );
});

/** `/announcements/:token/mute`: the link of an announcement that mutes its event, without login. */
export function MuteAnnouncementsScreen() {
  const { token = '' } = useParams();
  return (
    <Page heading="Announcements">
      <MutedAnnouncements key={token} token={token} />
    </Page>
  );
}
