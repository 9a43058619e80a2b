import { Glyph } from '../display/Glyph';

/** What a menu's button shows, before and after its code is there. */
export function MenuLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <Glyph name="down" />
    </>
  );
}
