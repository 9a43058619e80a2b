import { render } from '@testing-library/react';
import { Avatar } from './Avatar';

const show = (name: string, imageUrl?: string) =>
  render(<Avatar name={name} imageUrl={imageUrl} size={48} />).container;

describe('an avatar', () => {
  it.each([
    ['Asha Verma', 'AV'],
    ['asha maria  verma ', 'AV'],
    ['Élodie', 'É'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', ''],
  ])('shows the initials of “%s” as “%s”, hidden from screen readers', (name, initials) => {
    const container = show(name, '');
    expect(container).toHaveTextContent(initials);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the picture instead, without a text of its own', () => {
    const container = show('Asha Verma', '/images/avatars/1.svg');
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/avatars/1.svg');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container).toHaveTextContent('');
  });
});
