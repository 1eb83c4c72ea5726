import { client } from 'virtual:corredor-client';
import { type PageAnswer, pageDataId, type ServedPage } from '@corredor/core/pages';
import { themeClass } from '@corredor/ui/theme';
import type { Brand } from '@corredor/widgets/brand';
import type { Head } from '@corredor/widgets/heads';
import { escapeHtml, toScriptData } from './escape.ts';
import { headTags } from './headTags.ts';
import type { Kind } from './kinds.ts';
import { liftStyles } from './liftStyles.ts';
import { sourceOf } from './sourceOf.ts';
import { stylesFor } from './stylesFor.ts';
import { unreachableNote } from './unreachableNote.ts';

interface Parts {
  head: Head;
  body: string;
  kind: Kind;
  brand: Brand;
  publicUrl: string;
  namesLanguage: boolean;
  /** What to tell whoever waits for the app while the server does not answer. */
  unreachable: string;
  /** What to tell where scripts are off, on the pages that cannot do without. */
  needsScript: string | null;
  served: ServedPage;
}

/** Where scripts are off, no button stands that would do nothing. */
const withoutScript =
  'button[type=button],form[method=post] [type=submit]{display:none}.needs-script{padding:1rem;text-align:center}';

/** The whole document. The styles that it begins with stand in it, because files would come a round trip later; its one script fetches the rest. */
export function documentOf({
  head,
  body,
  kind,
  brand,
  publicUrl,
  namesLanguage,
  unreachable,
  needsScript,
  served,
}: Parts): PageAnswer {
  const { markup, rules } = liftStyles(body);
  const styles = stylesFor(kind.route, themeClass(), markup) + rules + unreachableNote;
  const html = `<!doctype html>
<html lang="${served.language}" class="${themeClass()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${headTags({ head, brand, publicUrl, language: served.language, namesLanguage })}
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="preload" as="font" type="font/woff2" href="${client.font}" crossorigin>
<style>${styles}</style>
<noscript><style>${withoutScript}</style></noscript>
</head>
<body>
${needsScript ? `<noscript><p class="needs-script">${escapeHtml(needsScript)}</p></noscript>\n` : ''}<div id="root">${markup}</div>
<script type="application/json" id="${pageDataId}">${toScriptData(served)}</script>
<script data-files="${filesOf(kind, served).join(' ')}" data-unreachable="${escapeHtml(unreachable)}">${client.starter}</script>
</body>
</html>
`;
  return {
    html,
    scripts: [sourceOf(client.starter)],
    styles: [sourceOf(styles), sourceOf(withoutScript)],
    isIndexable: head.isIndexable,
  };
}

/** All styles and scripts of the page once it is awake, fetched side by side. */
function filesOf({ route }: Kind, { language, namespaces }: ServedPage): string[] {
  const words = namespaces.map((name) => client.words[language]?.[name]);
  const styles = [...client.styles.files, ...(client.routes[route]?.styles.files ?? [])];
  return [...styles, ...client.first, client.routes[route]?.file, ...words].filter((name) => name !== undefined);
}
