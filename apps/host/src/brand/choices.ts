import type { AppOptions } from '@corredor/widgets/app';

/** What whoever runs this product may choose at the build; docs/settings.md says what each means. */
export const choices: Pick<AppOptions, 'isLiveLiteral'> = { isLiveLiteral: false };
