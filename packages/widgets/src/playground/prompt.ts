import type { Kit } from './settings.ts';

interface Order {
  kit: Kit;
  snippet: string;
  policy: readonly string[];
  origin: string;
  widget: string;
  version: string | undefined;
}

/** One text for whoever puts the widget in: a colleague, a ticket, an assistant. In English, which all of them read. */
export function promptOf({ kit, snippet, policy, origin, widget, version }: Order): string {
  return `Put the ${widget} widget of ${origin} (insurance brokers, version ${version ?? '1'}) on my page with ${kit}.

Use exactly this, and change nothing that I did not ask for:

\`\`\`
${snippet}
\`\`\`

The page's Content-Security-Policy needs these sources; add them to what is there, and add no 'unsafe-inline' and no 'unsafe-eval':

\`\`\`
${policy.join('\n')}
\`\`\`

Rules:
- Style it with the --corredor-* custom properties, ::part() and slots only; classes inside the shadow root are not public.
- Events bubble and are named corredor-*; corredor-search, corredor-select and corredor-contact may be canceled with preventDefault().
- It sets no cookie and stores nothing; add no consent banner for it.
- Keep the link inside the element: it is what people read without script.
- All attributes, events, parts and tokens: ${origin}/widgets/llms.txt

It is done when the page shows the widget, its console has no error, and the link is seen with scripts off.
`;
}
