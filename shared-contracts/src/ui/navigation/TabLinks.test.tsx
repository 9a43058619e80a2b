import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TabLinks } from './TabLinks';

describe('tabs that are links', () => {
  it('lead to the addresses of their parts and mark the one that is shown', () => {
    render(
      <MemoryRouter>
        <TabLinks
          label="Profile"
          current="/coins"
          links={[
            { label: 'Edit', to: '/edit' },
            { label: 'Badges', to: '/coins' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Profile' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Badges');
  });
});
