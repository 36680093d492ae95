-- Office screens share the texts of contract/labels/office/common.ts (entity 170). A text that staff wrote for a former
-- key becomes the shared one. If former keys have different texts, the most frequent one is used.
with moved (entity_id, label_key, shared_key) as (values
  (164, 'email', 'email'), (163, 'email', 'email'), (184, 'email', 'email'), (162, 'email', 'email'),
  (165, 'email', 'email'), (164, 'name', 'name'), (184, 'name', 'name'),   (255, 'name', 'name'), (166, 'name', 'name'), (280, 'name', 'name'), (164, 'save', 'save'), (296, 'save', 'save'),
  (258, 'save', 'save'), (231, 'save', 'save'), (173, 'save', 'save'), (255, 'save', 'save'), (166, 'save', 'save'),
  (280, 'save', 'save'), (268, 'undo', 'undo'),
  (232, 'undo', 'undo'), (258, 'undo', 'undo'), (284, 'undo', 'undo'), (173, 'undo', 'undo'), (280, 'undo', 'undo'),
  (164, 'remove', 'remove'), (296, 'remove', 'remove'), (240, 'remove', 'remove'), (255, 'takeOut', 'remove'),
  (296, 'edit', 'edit'), (273, 'change', 'edit'), (212, 'change', 'edit'), (266, 'accountsChange', 'edit'),
  (165, 'change', 'edit'), (212, 'delivery', 'delivery'), (220, 'delivery', 'delivery'), (268, 'hidden', 'hidden'),
  (257, 'hidden', 'hidden'), (296, 'choose', 'select'), (212, 'choose', 'select'), (181, 'choose', 'select'),
  (220, 'choose', 'select'), (184, 'customer', 'customer'), (181, 'customer', 'customer'), (220, 'who', 'customer'),
  (200, 'notNow', 'notNow'), (212, 'goBack', 'notNow'), (184, 'goBack', 'notNow'), (201, 'notNow', 'notNow'),
  (164, 'language', 'language'), (257, 'language', 'language'), (184, 'language', 'language'), (164, 'done', 'done'),
  (240, 'done', 'done'), (165, 'linkDone', 'done'), (276, 'next', 'actions'), (165, 'actions', 'actions'),
  (257, 'history', 'history'), (232, 'history', 'history'), (231, 'history', 'history'),
  (163, 'confirmCode', 'confirm'), (200, 'confirmed', 'confirm'), (162, 'confirmCode', 'confirm'),
  (200, 'why', 'reason'), (231, 'why', 'reason'), (201, 'reason', 'reason'), (212, 'remove', 'removeNamed'),
  (220, 'remove', 'removeNamed'), (231, 'remove', 'removeNamed'), (184, 'phone', 'phone'), (181, 'phone', 'phone'),
  (184, 'recipientPhone', 'recipientPhone'), (220, 'recipientPhone', 'recipientPhone'), (184, 'items', 'items'),
  (181, 'items', 'items'), (220, 'what', 'items'), (184, 'wrap', 'giftWrap'), (172, 'gift', 'giftWrap'),
  (184, 'withoutPrices', 'withoutPrices'), (172, 'withoutPrices', 'withoutPrices'), (181, 'open', 'open'),
  (231, 'open', 'open'), (172, 'open', 'open'), (231, 'wrongPrice', 'invalidPrice'),
  (173, 'wrongPrice', 'invalidPrice'), (241, 'priceNeeded', 'invalidPrice'), (231, 'newProduct', 'newProduct'),
  (173, 'newProduct', 'newProduct'), (276, 'copy', 'copy'), (163, 'copy', 'copy'), (268, 'products', 'productCount'),
  (257, 'products', 'productCount'), (257, 'inTheShop', 'viewInShop'), (231, 'viewInShop', 'viewInShop'),
  (257, 'preview', 'preview'), (231, 'preview', 'preview'), (257, 'move', 'reorderNamed'),
  (231, 'move', 'reorderNamed'), (257, 'movedTo', 'movedTo'), (231, 'movedTo', 'movedTo'),
  (257, 'oneChanged', 'oneFieldChanged'), (231, 'changedOne', 'oneFieldChanged'), (257, 'changed', 'fieldsChanged'),
  (231, 'changed', 'fieldsChanged'), (257, 'publish', 'publish'),   (163, 'steps', 'steps'), (241, 'steps', 'steps'), (163, 'goOn', 'continue'), (162, 'goOn', 'continue'),
  (169, 'find', 'search'), (279, 'findOrDo', 'search'), (169, 'more', 'showMore'), (233, 'showMore', 'showMore'),
  (228, 'see', 'view'), (182, 'lookAtIt', 'view'), (228, 'sendAgain', 'resend'), (210, 'again', 'resend'),
  (228, 'sentAgain', 'emailQueued'), (210, 'againDone', 'emailQueued'), (232, 'undoAll', 'undoAll'),
  (233, 'undoAll', 'undoAll'), (258, 'none', 'noResults'), (255, 'noProduct', 'noResults'), (200, 'days', 'days'),
  (231, 'days', 'days'), (200, 'openOrder', 'openOrder'), (220, 'openOrder', 'openOrder'), (200, 'amount', 'amount'),
  (184, 'amount', 'amount'), (184, 'noSuch', 'orderNotFound'), (172, 'noSuch', 'orderNotFound'),
  (184, 'shipping', 'shipping'), (220, 'shipping', 'shipping'), (184, 'card', 'cardMessage'),
  (220, 'giftCard', 'cardMessage'), (184, 'note', 'customerNote'), (220, 'note', 'customerNote'),
  (184, 'address', 'shipTo'), (172, 'toWhom', 'shipTo'), (184, 'payment', 'payment'), (181, 'payment', 'payment'),
  (184, 'restock', 'restock'), (201, 'restock', 'restock'), (181, 'chooseAll', 'selectAll'),
  (233, 'chooseAll', 'selectAll'), (181, 'chosen', 'selectedCount'), (233, 'chosen', 'selectedCount'),
  (220, 'putAside', 'startOver'), (241, 'forget', 'startOver'),   (231, 'discard', 'discard'), (233, 'discard', 'discard'), (231, 'none', 'none'), (255, 'none', 'none'),
  (231, 'notCounted', 'notTracked'), (173, 'notCounted', 'notTracked'), (231, 'countHow', 'stockHint'),
  (173, 'stockHint', 'stockHint'), (231, 'wrongStock', 'invalidStock'), (173, 'wrongStock', 'invalidStock'),
  (231, 'undone', 'changeUndone'), (173, 'undone', 'changeUndone'), (255, 'saved', 'saved'), (165, 'saved', 'saved'),
  (166, 'changeNamed', 'editNamed'), (165, 'changeNamed', 'editNamed')
), written as (
  delete from localized_label l using moved m where (l.entity_id, l.label_key) = (m.entity_id, m.label_key)
  returning l.entity_id, m.shared_key, l.language_id, l.text
)
insert into localized_label (entity_id, label_key, language_id, text)
select distinct on (shared_key, language_id) 170, shared_key, language_id, text
from written
group by shared_key, language_id, text
order by shared_key, language_id, count(*) desc, min(entity_id)
on conflict do nothing;
