import { createContext, useContext } from 'react';

/** What a field tells the control inside it, so that a page never writes an id. */
export type FieldContextValue = {
  id?: string;
  labelId?: string;
  describedBy?: string;
  invalid?: boolean;
  size?: 'md' | 'lg';
};

export const FieldContext = createContext<FieldContextValue>({});

type Own = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/** The attributes a control takes from its field; its own win. */
export function useFieldControl(own: Own = {}) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

/** For controls made of several: named by the field's label. */
export function useFieldGroup(own: { 'aria-label'?: string } = {}) {
  const field = useContext(FieldContext);
  return {
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-label'] ? undefined : field.labelId,
    'aria-describedby': field.describedBy,
  };
}
