import { links, profile } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

const createStopCall = (token: string) =>
  new RemoteCall(() => request(profile.stopReminderMails, { params: { token } }));

/** Stops at once, because the person has clicked already; link scanners run no scripts (NT-9). */
const StoppedReminders = observer(function StoppedReminders({ token }: { token: string }) {
  const [stopping] = useState(() => createStopCall(token));
  useEffect(() => void stopping.run(), [stopping]);
  if (stopping.error?.status === 404)
    return (
      <Empty text="This link is not valid. You can stop reminder mails in your profile.">
        <ButtonLink to={links.editProfile()}>Open my profile</ButtonLink>
      </Empty>
    );
  return (
    <CallView call={stopping} loadingText="Stopping reminder mails..." skeleton={<Skeleton count={2} />}>
      {() => (
        <Empty
          drawing="check"
          text="You won't get reminder mails any more. Reminders still appear in your notifications, and you can turn the mails on again in your profile."
        >
          <ButtonLink look="main" to={links.home()}>
            See upcoming events
          </ButtonLink>
          <ButtonLink to={links.editProfile()}>Open my profile</ButtonLink>
        </Empty>
      )}
    </CallView>
  );
});

/** `/reminder-mails/:token`: the link of a reminder that stops further mails, without login. */
export function StopReminderMailsScreen() {
  const { token = '' } = useParams();
  return (
    <Page heading="Reminder mails">
      <StoppedReminders key={token} token={token} />
    </Page>
  );
}
