type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

const stateOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

/** Of several, the one that was taken instead speaks. */
const isLeft = (control: Control) => isTicked(control) && control.type === 'radio' && !control.checked;

/** As the server sent it. */
function firstStateOf(control: Control): string | boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isTicked(control) ? control.defaultChecked : control.defaultValue;
}

/**
 * A page can be filled in before its code is there, and React takes over what it sees without a word to the page. Asked
 * before that; what it gives says afterwards, for every field that has changed by then, that it has.
 */
export function noteFields(): () => void {
  const controls = [
    ...document.querySelectorAll<Control>('input:not([type=hidden], [type=file]), textarea, select'),
  ];
  const first = new Map(controls.map((control) => [control, firstStateOf(control)]));
  return () => {
    for (const [control, before] of first)
      if (control.isConnected && stateOf(control) !== before && !isLeft(control)) sayChanged(control, before);
  };
}

/** React believes in a change when a field differs from what it was last set to by script: so that is done first. */
function sayChanged(control: Control, before: string | boolean): void {
  const property = isTicked(control) ? 'checked' : 'value';
  const now = stateOf(control);
  const caret = 'selectionStart' in control ? control.selectionStart : null;
  Object.assign(control, { [property]: before });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)!.set!.call(control, now);
  if (caret !== null && 'setSelectionRange' in control) control.setSelectionRange(caret, caret);
  const event = isTicked(control) ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input';
  // A click that is said, not done: a true one would tick the field once more.
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
