export { initialsOf } from '../../foundation/initials/index.ts';
export { Avatar } from './Avatar.tsx';
export { Button, buttonLook } from './Button.tsx';
export { Choice, SelectField, TextField } from './fields.tsx';
export { Glyph } from './Glyph.tsx';
export { looks } from './looks.ts';
export { Removable } from './Removable.tsx';
