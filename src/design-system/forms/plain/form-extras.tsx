/** What proves that a form that is sent without scripts was ours; see platform/http/form-token.ts. */
export function FormToken({ value }: { value: string }) {
  return <input type="hidden" name="form_token" value={value} readOnly />;
}

/** A field that people neither see, hear of nor reach; only machines fill it in. */
export function Bait({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
