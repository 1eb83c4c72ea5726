export { Avatar } from './Avatar.tsx';
export { Button, buttonLook } from './Button.tsx';
export { Choice, SelectField, TextField } from './fields.tsx';
export { Glyph } from './Glyph.tsx';
export { initialsOf } from './initialsOf.ts';
export { looks } from './looks.ts';
export { Removable } from './Removable.tsx';
