import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TabLinks } from './TabLinks';

describe('tabs that are links', () => {
  it('link to their addresses and mark the current tab', () => {
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
