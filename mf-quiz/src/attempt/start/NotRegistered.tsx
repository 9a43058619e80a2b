import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';

/** Links to the registration form: only registered participants may take a quiz. */
export function NotRegistered({ eventId, text }: { eventId: string; text: string }) {
  return (
    <Page heading="Quiz" width="form">
      <Empty text={text}>
        <ButtonLink look="main" to={links.registration(eventId)}>
          Register
        </ButtonLink>
        <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
      </Empty>
    </Page>
  );
}
