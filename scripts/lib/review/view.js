// Runs in the page of the review. Served, a press takes the picture; opened as a file, the page says the command that does.
const find = (id) => document.getElementById(id);
const rankOf = ({ kind }) => ['nearly', 'unsteady'].indexOf(kind);
const findings = JSON.parse(find('findings').textContent).toSorted((one, other) => rankOf(one) - rankOf(other));
const isServed = location.protocol !== 'file:';
const verdicts = new Map();
const kinds = {
  changed: 'changed',
  new: 'new',
  orphan: 'belongs to no story',
  nearly: 'nearly the same',
  unsteady: 'unsteady',
};
/** Those that a run does not fail for stand below the others, each kind under its heading. */
const headings = { nearly: 'Nearly the same', unsteady: 'Unsteady' };
const notes = {
  orphan: 'No story draws this picture any more. To accept is to delete it.',
  nearly: 'Only how edges are drawn differs.',
  unsteady: 'Two looks gave two pictures, so there is none to accept: mend what makes it unsteady.',
};
const isTaken = ({ kind }) => kind !== 'unsteady';
const blinkTime = 600;
let current = 0;
let view = 'beside';
let blink;

/** Makes an element: the name of its tag, what it carries, what stands in it. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const picture = (source, name) => make('img', { src: source, alt: name });
const framed = (source, name) => make('figure', {}, make('figcaption', { textContent: name }), picture(source, name));

const views = {
  beside: {
    title: 'Side by side',
    draw: ({ before, after, again, difference }) =>
      Object.entries({ Before: before, After: after, Again: again, Difference: difference })
        .filter(([, source]) => source)
        .map(([name, source]) => framed(source, name)),
  },
  slider: {
    title: 'Slider',
    draw: ({ before, after }) => {
      const over = make('div', { className: 'over' }, picture(before, 'Before'), picture(after, 'After'));
      const slider = make('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: 'How much of before' });
      slider.addEventListener('input', () => over.style.setProperty('--at', `${slider.value}%`));
      return [make('div', {}, slider, over)];
    },
  },
  blink: {
    title: 'Blink',
    draw: ({ before, after }) => {
      const name = make('figcaption', { textContent: 'Before' });
      const image = picture(before, '');
      let isAfter = false;
      blink = setInterval(() => {
        isAfter = !isAfter;
        image.src = isAfter ? after : before;
        name.textContent = isAfter ? 'After' : 'Before';
      }, blinkTime);
      return [make('figure', {}, name, image)];
    },
  },
  difference: { title: 'Difference', draw: ({ difference }) => [framed(difference, 'Difference')] },
};

function drawList() {
  const rows = findings.map(({ name, kind }, index) => {
    const verdict = verdicts.get(name);
    const state = make('small', { textContent: verdict ?? kinds[kind] });
    state.dataset.verdict = verdict ?? '';
    const button = make('button', { type: 'button' }, name, state);
    if (index === current) button.setAttribute('aria-current', 'true');
    button.addEventListener('click', () => show(index));
    const isFirst = kind !== findings[index - 1]?.kind;
    return headings[kind] && isFirst
      ? make('li', {}, make('h3', { textContent: headings[kind] }), button)
      : make('li', {}, button);
  });
  find('list').replaceChildren(...rows);
  find('list').children[current]?.scrollIntoView({ block: 'nearest' });
  const toTake = findings.filter(isTaken);
  const left = toTake.filter(({ name }) => !verdicts.has(name)).length;
  const counted = (word) => [...verdicts.values()].filter((verdict) => verdict === word).length;
  find('count').textContent =
    `${left} of ${toTake.length} left, ${counted('accepted')} accepted, ${counted('rejected')} rejected`;
  find('acceptAll').disabled = left === 0;
  drawCommand();
}

function drawCommand() {
  const accepted = findings.filter(({ name }) => verdicts.get(name) === 'accepted').map(({ name }) => name);
  find('command').hidden = isServed || accepted.length === 0;
  const names = accepted.length === findings.filter(isTaken).length ? '' : ` ${accepted.join(' ')}`;
  find('line').value = `npm run stories -- --accept${names}`;
}

function show(index) {
  current = Math.min(Math.max(index, 0), findings.length - 1);
  draw();
}

function draw() {
  clearInterval(blink);
  drawList();
  const finding = findings[current];
  if (!finding) {
    find('name').textContent = 'Nothing is left to be decided.';
    for (const id of ['accept', 'reject']) find(id).disabled = true;
    return;
  }
  const { name, kind, before, after, difference } = finding;
  find('name').textContent = name;
  const possible = Object.keys(views).filter(
    (key) => key === 'beside' || (key === 'difference' ? difference : before && after),
  );
  const shown = possible.includes(view) ? view : 'beside';
  find('views').replaceChildren(
    ...possible.map((key, position) => {
      const key_ = make('kbd', { textContent: position + 1 });
      const button = make(
        'button',
        { type: 'button', ariaPressed: String(key === shown) },
        `${views[key].title} `,
        key_,
      );
      button.addEventListener('click', () => choose(key));
      return button;
    }),
  );
  find('stage').replaceChildren(...views[shown].draw(finding));
  find('note').textContent = notes[kind] ?? '';
  find('accept').ariaPressed = String(verdicts.get(name) === 'accepted');
  find('reject').ariaPressed = String(verdicts.get(name) === 'rejected');
  // What has been taken is taken.
  find('reject').disabled = find('accept').disabled =
    !isTaken(finding) || (isServed && verdicts.get(name) === 'accepted');
}

function choose(key) {
  view = key;
  draw();
}

async function accept(names) {
  if (isServed) {
    const answer = await fetch('/accept', { method: 'POST', body: JSON.stringify(names) }).catch(() => undefined);
    if (!answer?.ok) {
      find('note').textContent = `This could not be taken: ${answer ? await answer.text() : 'the command has ended'}.`;
      return;
    }
  }
  decide(names, 'accepted');
}

function decide(names, verdict) {
  for (const name of names) verdicts.set(name, verdict);
  const isOpen = (finding) => isTaken(finding) && !verdicts.has(finding.name);
  const next = findings.findIndex((finding, index) => index > current && isOpen(finding));
  const first = findings.findIndex(isOpen);
  show(next >= 0 ? next : first >= 0 ? first : current);
}

const press = {
  a: () => !find('accept').disabled && accept([findings[current].name]),
  r: () => !find('reject').disabled && decide([findings[current].name], 'rejected'),
  j: () => show(current + 1),
  k: () => show(current - 1),
};
find('accept').addEventListener('click', press.a);
find('reject').addEventListener('click', press.r);
find('acceptAll').addEventListener('click', () =>
  accept(
    findings
      .filter(isTaken)
      .map(({ name }) => name)
      .filter((name) => !verdicts.has(name)),
  ),
);
find('copy').addEventListener('click', () => navigator.clipboard.writeText(find('line').value));
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  press[event.key.toLowerCase()]?.();
  if (event.key >= '1' && event.key <= '4') find('views').children[Number(event.key) - 1]?.click();
});
draw();
