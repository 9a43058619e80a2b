import type { ReactNode } from 'react';
import { Glyph } from '../display/Glyph';

export interface MenuLabelProps {
  label: string;
  /** Shown on the button instead of the label, which then only names it. */
  picture?: ReactNode;
}

/** The content of a menu's button, before and after its code loads. */
export function MenuLabel({ label, picture }: MenuLabelProps) {
  return (
    <>
      {picture === undefined ? (
        label
      ) : (
        <>
          {picture}
          <span className="visually-hidden">{label}</span>
        </>
      )}
      <Glyph name="down" />
    </>
  );
}
