import { useEffect, useState, type ComponentType } from 'react';

type ReviewForm = ComponentType<{ productId: number }>;

/** The form's script comes when the tab is opened: most visitors write no review. Null until then. */
export function useReviewForm(open: boolean): ReviewForm | null {
  const [form, setForm] = useState<ReviewForm | null>(null);
  useEffect(() => {
    if (!open || form) return;
    import('./review-form.tsx').then(
      ({ ReviewForm }) => setForm(() => ReviewForm),
      // Asked for again when the tab is opened again.
      () => undefined,
    );
  }, [open, form]);
  return form;
}
