import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of FormFrame. */
export const reference: ComponentReference = {
  purpose:
    'A page with one form in one column: groups of fields with titles, what is wrong at the top, save and cancel always in sight at the bottom. What the values come to may stand beside it.',
  instead: [
    { use: 'Dialog', when: 'three fields or fewer belong to the page that is open' },
    { use: 'EditableRows', when: 'the rows of a short list are changed one by one' },
    { use: 'DetailFrame', when: 'the record is mostly read' },
    { use: 'AuthFrame', when: 'nobody is signed in yet' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Header', selector: 'header', what: 'Where the page stands, and what is filled in.' },
      {
        name: 'Group',
        selector: 'section',
        what: 'A FormGroup: fields that belong together, under a title. 720 px wide at most.',
      },
      { name: 'Title of a group', selector: 'section h2', what: 'Names the group, for eyes and for screen readers.' },
      {
        name: 'Description',
        selector: 'section h2 + p',
        what: 'One sentence, only where the title leaves a question.',
      },
      {
        name: 'Actions',
        selector: 'section:last-of-type + div',
        what: 'They stick to the bottom of the window: a note, cancel, and save as the one accent button.',
      },
    ],
  },
  states: [
    { name: 'Ready', what: 'Fields are empty or as they were saved.', story: 'Ready' },
    {
      name: 'With problems',
      what: 'An ErrorSummary at the top names each field that is wrong and leads to it; the field says so itself too.',
      story: 'WithProblems',
    },
    {
      name: 'On its way',
      what: 'A FormSkeleton until the code of the form is there: title, groups and aside have their final places.',
      story: 'HoldsItsPlace',
    },
    {
      name: 'Inside a page',
      what: 'Without a title it has no head of its own, and is as wide as what stands above it.',
      story: 'InsideAPage',
    },
    {
      name: 'With an aside',
      what: 'A summary stays in sight beside the groups where the page has 860 px; between them and the actions where it has less.',
      story: 'WithAside',
    },
    {
      name: 'With a note of the aside',
      what: 'Where the aside stands below, asideNote keeps a line of it in sight among the actions.',
      story: 'AsideNote',
    },
    {
      name: 'With something below',
      what: 'What is only read stands last, also where the aside is between it and the groups.',
      story: 'Below',
    },
    { name: 'Narrow', what: 'The same column; the actions wrap.', story: 'Narrow' },
  ],
  keyboard: 'none',
  accessibility: [
    'It draws no form element: put one around it, with `noValidate` and `onSubmit`, so that Enter in a field saves.',
    'Each group is a region that is named by its title.',
    'Give the focus to the ErrorSummary when saving fails; it does so itself with `refusals`.',
    'The actions come after the fields in the order of Tab, wherever they are drawn; an aside comes after them.',
  ],
  content: {
    do: [
      'Order the fields as people know the answers: who, what, then the rest.',
      'Say in the title of the page whether something is made or changed: “New customer”, or the customer’s name.',
      'Name the record on the button: “Save customer”.',
      'Mark required fields by `isRequired`; fields without a mark may stay empty.',
    ],
    avoid: [
      'Two columns of fields that do not belong together.',
      'Groups of one field.',
      'Asterisks explained in a footnote.',
    ],
    examples: [
      { es: 'Nuevo cliente', en: 'New customer' },
      { es: 'Guardar cliente', en: 'Save customer' },
      { es: 'Cambios sin guardar', en: 'Unsaved changes' },
    ],
  },
  covers: ['FormGroup', 'FormSkeleton'],
};
