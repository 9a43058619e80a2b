import { render, screen } from '@testing-library/react';
import { SafeLink } from './SafeLink';

describe('a link that a person typed', () => {
  it.each(['https://lakeside.test/quiz?x=1', 'http://lakeside.test', 'mailto:host@demo.test'])(
    'is followed to %s, in a new tab that knows nothing of this one',
    (address) => {
      render(<SafeLink href={address}>Website</SafeLink>);
      const link = screen.getByRole('link', { name: 'Website' });
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//elsewhere.test',
    'lakeside.test',
    'https://evil.test\\@lakeside.test',
    'https://lakeside.test@evil.test',
    'https://lakeside\n.test',
    'mailto:host@demo.test?bcc=all@evil.test',
    '',
  ])('is mere text when it is %j', (address) => {
    render(<SafeLink href={address}>Website</SafeLink>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Website')).toBeVisible();
  });
});
