import { links } from '@marquee/shared-contracts';
import { ButtonLink, Drawing, Page } from '@marquee/shared-contracts/ui';
import { useEffect } from 'react';

/** The page of a path that no remote serves (RT-4). */
export function NotFound() {
  useEffect(() => {
    document.title = 'Page not found · Marquee';
  }, []);
  return (
    <Page
      heading="Page not found"
      intro="There is nothing at this address. It may have moved, or the link is incomplete."
    >
      <Drawing name="search" />
      <div>
        <ButtonLink look="main" to={links.home()}>
          Go to the home page
        </ButtonLink>
      </div>
    </Page>
  );
}
