import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Glyph } from '../display/Glyph';
import styles from './Button.module.css';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface Shape {
  /** `main` for the primary action of a screen, `danger` for one that takes something away. */
  look?: Look;
  isWide?: boolean;
}

const getClassNames = ({ look = 'plain', isWide }: Shape): string =>
  [styles.button, styles[look], isWide ? styles.wide : ''].join(' ').trim();

type ButtonProps = Shape &
  Omit<ComponentProps<'button'>, 'className' | 'type'> & { isBusy?: boolean; isSubmit?: boolean };

/** A button; `isBusy` disables it and announces the wait. */
export function Button({
  look,
  isWide,
  isBusy = false,
  children,
  onClick,
  isSubmit = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isSubmit ? 'submit' : 'button'}
      className={getClassNames({ look, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {look === 'danger' ? <Glyph name="warning" /> : null}
      {children}
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
    </button>
  );
}

type ButtonLinkProps = Shape & Omit<LinkProps, 'className'> & { children: ReactNode };

/** A link styled as a button, for navigation rather than actions. */
export function ButtonLink({ look, isWide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={getClassNames({ look, isWide })} />;
}
