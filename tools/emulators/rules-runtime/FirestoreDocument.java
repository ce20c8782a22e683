import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.util.Timestamps;
import com.google.type.LatLng;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns documents in Firestore's REST form into values of the rules language. */
final class FirestoreDocument {
  private FirestoreDocument() {}

  /** The resource that firestore.get() gives a rule; null if the document was not found. */
  static ExpressionValue fromAnswer(JsonObject answer) {
    if (!answer.get("status").getAsString().equals("ok")) {
      return ExpressionValueUtils.NULL;
    }
    JsonObject document = answer.getAsJsonObject("result");
    String name = document.get("name").getAsString();
    return ExpressionValueUtils.createValue(
        Map.of(
            "__name__", reference(name),
            "id", name.substring(name.lastIndexOf('/') + 1),
            "data", map(document)));
  }

  private static ExpressionValue value(JsonObject typed) {
    String type = typed.keySet().iterator().next();
    JsonElement value = typed.get(type);
    switch (type) {
      case "nullValue":
        return ExpressionValueUtils.NULL;
      case "booleanValue":
        return ExpressionValueUtils.createValue(value.getAsBoolean());
      case "integerValue":
        return ExpressionValueUtils.createValue(value.getAsLong());
      case "doubleValue": // A number, or a string such as "NaN".
        return ExpressionValueUtils.createValue(value.getAsDouble());
      case "stringValue":
        return ExpressionValueUtils.createValue(value.getAsString());
      case "bytesValue":
        byte[] bytes = Base64.getDecoder().decode(value.getAsString());
        return ExpressionValueUtils.createValue(ByteString.copyFrom(bytes));
      case "timestampValue":
        return ExpressionValueUtils.createValue(Timestamps.parseUnchecked(value.getAsString()));
      case "geoPointValue":
        return ExpressionValueUtils.createValue(
            LatLng.newBuilder()
                .setLatitude(number(value, "latitude"))
                .setLongitude(number(value, "longitude"))
                .build());
      case "referenceValue":
        return reference(value.getAsString());
      case "arrayValue":
        return list(value.getAsJsonObject());
      case "mapValue":
        return map(value.getAsJsonObject());
      default:
        throw new IllegalArgumentException("unknown Firestore value type " + type);
    }
  }

  private static ExpressionValue list(JsonObject array) {
    List<ExpressionValue> values = new ArrayList<>();
    if (array.has("values")) { // REST leaves out what is empty.
      array.getAsJsonArray("values").forEach(item -> values.add(value(item.getAsJsonObject())));
    }
    return ExpressionValueUtils.createValue((Object) values);
  }

  private static ExpressionValue map(JsonObject parent) {
    Map<String, ExpressionValue> values = new HashMap<>();
    if (parent.has("fields")) {
      parent
          .getAsJsonObject("fields")
          .entrySet()
          .forEach(field -> values.put(field.getKey(), value(field.getValue().getAsJsonObject())));
    }
    return ExpressionValueUtils.createValue((Object) values);
  }

  private static double number(JsonElement parent, String key) {
    JsonElement value = parent.getAsJsonObject().get(key);
    return value == null ? 0 : value.getAsDouble(); // REST leaves out zeros.
  }

  /** Rules know documents as /databases/DATABASE/documents/PATH, without the project. */
  private static ExpressionValue reference(String name) {
    return ExpressionValueUtils.createValue(
        RulePaths.fromRaw(name.replaceFirst("^projects/[^/]+/", "")));
  }
}
